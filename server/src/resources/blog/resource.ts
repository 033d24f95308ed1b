import { BlogPost, getBlogPosts } from "contract"
import { handle } from "#http/handle.ts"
import { example, type Resource } from "#resources/resource.ts"

export const blog: Resource = {
  routes: (app, { blogFeed }) => {
    handle(app, getBlogPosts, async () => {
      const data = [...blogFeed.posts()]
      return { data, count: data.length }
    })
  },
  examples: [
    example(BlogPost, {
      title: "পার্সেলের মেসেজটি ভুয়া কি না, যেভাবে বুঝবেন",
      url: "https://blog.example/prohori/parcel-scam",
      publishedAt: "2026-11-16T04:30:00.000Z",
      summary: "লিংকে চাপার আগে তিনটি জিনিস দেখুন।",
    }),
  ],
}
