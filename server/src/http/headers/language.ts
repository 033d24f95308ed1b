import { isLanguage, type Language, languageInPath, preferredLanguage } from "contract"
import type { FastifyRequest } from "fastify"

/** The language in the URL wins, then the user's choice in the cookie, then Accept-Language. */
export function languageOf(request: FastifyRequest): Language {
  const inUrl = languageInPath(request.url.split("?")[0] ?? "").language
  if (inUrl) return inUrl
  const chosen = request.cookies?.language
  if (isLanguage(chosen)) return chosen
  return preferredLanguage(ranked(request.headers["accept-language"]))
}

function ranked(acceptLanguage = ""): string[] {
  const weighed = acceptLanguage.split(",").map((part) => {
    const [tag = "", weight = "q=1"] = part.split(";").map((text) => text.trim())
    return { tag, weight: Number(weight.slice(2)) || 0 }
  })
  return weighed.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag)
}
