import { BlogPost } from "../blog.ts"
import { anyone } from "../call/call.ts"
import { callsOf } from "../call/calls-of.ts"
import { list } from "../call/resource.ts"

export * from "../blog.ts"

const blog = callsOf("blog")

export const getBlogPosts = blog.get("/blog/get-posts", {
  access: anyone,
  response: list(BlogPost),
  message: "Posts found",
  isCached: true,
  summary: "List the latest posts of the company's blog",
  description:
    "The server reads the blog's feed every hour. The posts of the last reading remain while the feed fails. Without a feed the list is empty.",
})
