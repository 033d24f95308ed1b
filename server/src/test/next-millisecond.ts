/** Waits until the clock shows a later millisecond, so that what follows has a later timestamp than what came before. */
export async function nextMillisecond() {
  const now = Date.now()
  while (Date.now() <= now) await Promise.resolve()
}
