const turn = 10

/** Works through very many without holding up the page: between two turns it can be scrolled and pressed. */
export async function inTurns<T>(all: Iterable<T>, use: (one: T) => void) {
  let since = performance.now()
  for (const one of all) {
    use(one)
    if (performance.now() - since < turn) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
