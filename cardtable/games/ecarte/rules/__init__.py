"""The rules: Écarté, French Écarté, La Triomphe, the matches above them, strict laws."""
