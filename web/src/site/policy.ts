/** The day on which both policies were last changed. */
export const policiesUpdated = "2024-10-07"

type Point = { name?: string; text: string }

/** A numbered part of a policy. The id is the end of its address, the same in both languages. */
export type PolicySection = { id: string; title: string; text?: string[]; points?: Point[]; after?: string }

export type Policy = { title: string; description: string; lead: string; sections: PolicySection[] }

/** What both policies say around their sections. */
export type PolicyWords = { updated: string; contents: string; email: string; phone: string; address: string }
