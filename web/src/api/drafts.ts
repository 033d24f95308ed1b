import { tabStorage } from "#browser-storage.ts"

type Draft<Input> = { userId: string; values: Partial<Input>; from?: unknown }

const prefix = "draft:"

function read<Input>(key: string): Draft<Input> | null {
  try {
    return JSON.parse(tabStorage.get(key) ?? "null")
  } catch {
    return null
  }
}

/** What somebody had typed into a form and neither sent nor thrown away; taken out by whoever asks. */
export function takeDraft<Input>(name: string, userId: string | undefined): Draft<Input> | null {
  const draft = read<Input>(prefix + name)
  forgetDraft(name)
  return draft?.userId === userId ? draft : null
}

export const keepDraft = <Input>(name: string, draft: Draft<Input>) =>
  tabStorage.set(prefix + name, JSON.stringify(draft))

export const forgetDraft = (name: string) => tabStorage.set(prefix + name, null)

/** On a shared computer nobody finds what the one before them had typed. */
export function forgetDrafts(exceptOf?: string) {
  for (const key of tabStorage.keys(prefix)) if (read(key)?.userId !== exceptOf) tabStorage.set(key, null)
}
