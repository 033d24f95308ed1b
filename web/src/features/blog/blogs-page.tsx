import { useLoaderData } from "react-router"
import { textsLoader } from "#rendering/loader-context.ts"
import { Head } from "#site/head.tsx"
import { blog } from "#site/links.ts"
import { PageFrame, Section, TextGrid } from "#ui/section.tsx"
import { BlogEmbed } from "./blog-embed.tsx"

export const loader = textsLoader({ en: () => import("#site/en/blogs.ts"), bn: () => import("#site/bn/blogs.ts") })

export function Component() {
  const { blogs: texts } = useLoaderData<typeof loader>()
  const { title, description, lead, topicsTitle, topics } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <BlogEmbed texts={texts} blog={blog} />
      <Section id="topics" title={topicsTitle}>
        <TextGrid items={topics} />
      </Section>
    </PageFrame>
  )
}
