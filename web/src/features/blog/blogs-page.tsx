import { useLoaderData } from "react-router"
import { Head } from "#site/head.tsx"
import { PageFrame, Section } from "#ui/section.tsx"
import { TextGrid } from "#ui/titled-texts.tsx"
import { BlogPlace } from "./blog-place.tsx"
import { blogsLoader } from "./blogs-loader.ts"

export { BlogsPage as Component, blogsLoader as loader }

function BlogsPage() {
  const { texts, blog } = useLoaderData<typeof blogsLoader>()
  const { title, description, lead, topicsTitle, topics } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <BlogPlace texts={texts} blog={blog} />
      <Section id="topics" title={topicsTitle}>
        <TextGrid items={topics} />
      </Section>
    </PageFrame>
  )
}
