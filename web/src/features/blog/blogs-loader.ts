import type { LoaderFunctionArgs } from "react-router"
import { blog } from "#site/links.ts"
import { visitContext } from "#visit.ts"

const words = { en: () => import("#site/en/blogs.ts"), bn: () => import("#site/bn/blogs.ts") }

export async function blogsLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(visitContext)
  const { blogs: texts } = await words[language]()
  return { texts, blog }
}
