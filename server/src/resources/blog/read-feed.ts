import type { BlogPost } from "contract"
import { parseFeed } from "feedsmith"

const maxPosts = 6
const maxTitleLetters = 160
const maxSummaryLetters = 240

type Text = string | { value?: string | undefined; type?: string | undefined } | undefined
type Item = {
  title?: Text
  link?: string
  links?: { href?: string; rel?: string }[]
  description?: Text
  summary?: Text
  content?: unknown
  pubDate?: string
  published?: string
  updated?: string
}

/** The latest posts of an RSS or Atom feed. Posts without a title or a usable link are left out. */
export function readFeed(xml: string, feedUrl: string): BlogPost[] {
  // Entities of a document type can expand a small file to gigabytes; no feed needs them.
  if (/<!DOCTYPE/i.test(xml)) throw new Error("The feed has a document type")
  const { feed } = parseFeed(xml) as { feed: { items?: Item[]; entries?: Item[] } }
  return [...(feed.items ?? feed.entries ?? [])]
    .map((item) => postOf(item, feedUrl))
    .filter((post) => post !== undefined)
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : one.publishedAt > other.publishedAt ? -1 : 0))
    .slice(0, maxPosts)
}

function postOf(item: Item, feedUrl: string): BlogPost | undefined {
  const title = plainText(item.title, maxTitleLetters)
  const alternate = item.links?.find(({ rel }) => rel === undefined || rel === "alternate")
  const url = webUrl(item.link ?? alternate?.href ?? "", feedUrl)
  if (title === "" || url === "") return undefined
  const publishedAt = timestampOf(item.pubDate ?? item.published ?? item.updated ?? "")
  return { title, url, publishedAt, summary: plainText(item.summary ?? item.description, maxSummaryLetters) }
}

/** Only http and https, and without credentials. */
function webUrl(link: string, feedUrl: string): string {
  const url = link.trim() === "" ? null : URL.parse(link.trim(), feedUrl)
  const isSafe = url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === ""
  return isSafe ? url.href : ""
}

function timestampOf(text: string): string {
  const time = Date.parse(text)
  return Number.isNaN(time) ? "" : new Date(time).toISOString()
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", "#39": "'" }

/** Without markup, in one line, cut between letters as readers see them. */
function plainText(text: Text, maxLetters: number): string {
  const value = (typeof text === "string" ? text : text?.value) ?? ""
  const plain = value
    .slice(0, 5000)
    .replaceAll(/<(script|style)\b.*?<\/\1>/gis, " ")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&(#39|[a-z]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, " ")
    .normalize("NFC")
    .trim()
  const letters = Array.from(new Intl.Segmenter("bn").segment(plain.slice(0, 2000)), ({ segment }) => segment)
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters).join("").trimEnd()}…` : plain
}
