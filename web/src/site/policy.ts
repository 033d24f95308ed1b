type Point = { name?: string; text: string }

/** A numbered section of a policy. The id is the fragment of its URL, the same in both languages. */
export type PolicySection = {
  id: string
  title: string
  text?: string[]
  points?: Point[]
  after?: string
  more?: { text: string; to: string }
}

/** `updated` is the day of its last change. */
export type Policy = { title: string; updated: string; description: string; lead: string; sections: PolicySection[] }

/** The texts of both policies outside their sections. */
export type PolicyTexts = { updated: string; contents: string; email: string; phone: string; address: string }
