import type { LoaderFunctionArgs } from "react-router"
import { loaderContext } from "#rendering/loader-context.ts"
import { blog } from "#site/links.ts"

const words = { en: () => import("#site/en/blogs.ts"), bn: () => import("#site/bn/blogs.ts") }

export async function blogsLoader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(loaderContext)
  const { blogs: texts } = await words[language]()
  return { texts, blog }
}
