import type { LoaderFunctionArgs } from "react-router"
import { blog } from "#site/links.ts"
import { visitContext } from "#visit.ts"

export async function blogsLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { blogs } = language === "bn" ? await import("#site/bn/blogs.ts") : await import("#site/en/blogs.ts")
  return { texts: blogs, blog }
}
