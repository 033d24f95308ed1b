type Draft<Input> = { userId: string; values: Partial<Input>; from?: unknown }

const prefix = "draft:"

/** What somebody had typed into a form and neither sent nor thrown away; taken out by whoever asks. */
export function takeDraft<Input>(name: string, userId: string | undefined): Draft<Input> | null {
  try {
    const kept: Draft<Input> | null = JSON.parse(sessionStorage.getItem(prefix + name) ?? "null")
    sessionStorage.removeItem(prefix + name)
    return kept?.userId === userId ? kept : null
  } catch {
    return null
  }
}

export function keepDraft<Input>(name: string, draft: Draft<Input>) {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing, or no more, forgets what was not sent.
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // There is none then.
  }
}

/** On a shared computer nobody finds what the one before them had typed. */
export function forgetDrafts(exceptOf?: string) {
  try {
    for (const key of Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))) {
      const { userId } = JSON.parse(sessionStorage.getItem(key) ?? "{}")
      if (userId !== exceptOf) sessionStorage.removeItem(key)
    }
  } catch {
    // There are none then.
  }
}
