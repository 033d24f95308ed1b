const portOf = (name: string, standard: string) => process.env[name] ?? standard

/** Beside the journeys' own server: one without content, and one with texts as long as they may be. */
export const ports = { empty: portOf("PICTURES_EMPTY_PORT", "4301"), long: portOf("PICTURES_LONG_PORT", "4302") }

export const origins = { empty: `http://localhost:${ports.empty}`, long: `http://localhost:${ports.long}` }
