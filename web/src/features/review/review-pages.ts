/** The page in the URL; an invalid one means the first. */
export function pageIn(parameters: URLSearchParams): number {
  const page = parameters.get("page") ?? ""
  return /^[1-9][0-9]{0,5}$/.test(page) ? Number(page) : 1
}
