import { useLoaderData } from "react-router"
import { Head } from "#site/head.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { BlogPlace } from "./blog-place.tsx"
import type { blogsLoader } from "./blogs-loader.ts"

export function BlogsPage() {
  const { texts, blog } = useLoaderData<typeof blogsLoader>()
  const { title, description, lead, topicsTitle, topics } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <BlogPlace texts={texts} blog={blog} />
      <Section id="topics" title={topicsTitle}>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {topics.map((topic) => (
            <li key={topic.title} className="grid content-start gap-1 border-line border-t pt-4">
              <h3 className="text-lg">{topic.title}</h3>
              <p className="text-muted">{topic.text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </PageFrame>
  )
}
