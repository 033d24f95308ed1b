// The presets and the layout that Swagger UI has without its bar for other documents.
window.SwaggerUIBundle({ dom_id: "#swagger-ui", url: "/api/openapi.json", deepLinking: true, validatorUrl: null })
