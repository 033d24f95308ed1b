type Prompt = () => Promise<boolean>

let prompt: Prompt | undefined

/** The dashboard sets how the user is asked; elsewhere nobody is. */
export function setIdentityPrompt(next: Prompt | undefined) {
  prompt = next
}

/** Asks the user for their password again. Resolves to whether they have entered it. */
export const askForIdentity = async () => (await prompt?.()) ?? false
