/** The company's blog on another site. Many sites refuse to be framed; only the company knows about its own. */
export const blog = {
  url: "https://blog.example/prohori",
  isEmbeddable: false,
  /** Its RSS or Atom feed, from which `/blogs` lists the latest posts; empty if there is none. Redirects are not followed. */
  feedUrl: "",
}
