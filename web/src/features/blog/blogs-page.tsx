import { useLoaderData } from "react-router"
import { paths } from "#paths.ts"
import { textsLoader } from "#rendering/loader-context.ts"
import { Head } from "#site/head.tsx"
import { blog } from "#site/links.ts"
import { ButtonLink } from "#ui/button.tsx"
import { ClosingPanel, PageFrame, Section, TextGrid } from "#ui/section.tsx"
import { BlogEmbed } from "./blog-embed.tsx"

export const loader = textsLoader({ en: () => import("#site/en/blogs.ts"), bn: () => import("#site/bn/blogs.ts") })

export function Component() {
  const { blogs: texts } = useLoaderData<typeof loader>()
  const { title, description, lead, topicsTitle, topics, nextStep } = texts
  return (
    <PageFrame title={title} lead={lead}>
      <Head title={title} description={description} />
      <BlogEmbed texts={texts} blog={blog} />
      <Section id="topics" title={topicsTitle}>
        <TextGrid items={topics} />
      </Section>
      <ClosingPanel title={nextStep.title} text={nextStep.text}>
        <ButtonLink kind="accent" to={paths.toKnows}>
          {nextStep.toKnows}
        </ButtonLink>
        <ButtonLink to={paths.courses}>{nextStep.courses}</ButtonLink>
      </ClosingPanel>
    </PageFrame>
  )
}
