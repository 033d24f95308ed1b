import { reasonOf } from "#isolation/reason-of.ts"

export type Finding = {
  level: "ok" | "warning" | "error"
  text: string
  advice?: string
}

export const ok = (text: string): Finding => ({ level: "ok", text })
export const warning = (text: string, advice: string): Finding => ({ level: "warning", text, advice })
export const error = (text: string, advice: string): Finding => ({ level: "error", text, advice })

/** A check that fails to run is an error too, and the other ones go on. */
export async function findingsOf(check: () => Finding[] | Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (failure) {
    return [error(`This could not be checked: ${reasonOf(failure)}`, "Correct this, and call npm run doctor again")]
  }
}
