import type { Level } from "contract"

// Not taken from the contract's schema, which would add zod to the page. Not in `choice.ts`, which only the list of courses loads.
export const levels = ["Beginner", "Intermediate", "Advance"] as const satisfies readonly Level[]
