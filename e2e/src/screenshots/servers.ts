const portOf = (name: string, fallback: string) => process.env[name] ?? fallback

/** Two servers in addition to that of the browser tests: one without content, and one with texts of the maximum length. */
export const ports = { empty: portOf("SCREENSHOTS_EMPTY_PORT", "4301"), long: portOf("SCREENSHOTS_LONG_PORT", "4302") }

export const origins = { empty: `http://localhost:${ports.empty}`, long: `http://localhost:${ports.long}` }
