import { CreateToKnow, UpdateToKnow } from "contract"
import { ImageField } from "#dashboard/form/image-field.tsx"
import { LinkField } from "#dashboard/form/link-field.tsx"
import { simpleList } from "#dashboard/list/simple-list.tsx"
import { TitleCell } from "#dashboard/list/title-cell.tsx"
import { ExternalLink } from "#ui/button/button.tsx"
import { TextField } from "#ui/form/fields.tsx"
import { Thumbnail } from "#ui/image/thumbnail.tsx"
import { useFullTextPopover } from "#ui/text/truncated-text.tsx"
import { truncationIndex } from "#ui/text/truncation-index.ts"
import { toKnow } from "./dashboard.ts"
import { toKnowTexts } from "./texts.ts"

/** A row truncates longer URLs. */
const maxUrlCharacters = 30

/** The URL is truncated in its text, as the product document demands; hover and focus show all of it. */
function PlaylistLink({ href }: { href: string }) {
  const truncateAt = truncationIndex(maxUrlCharacters, href)
  const { events, popover } = useFullTextPopover(href)
  const isTruncated = truncateAt !== null
  return (
    <>
      <ExternalLink
        {...(isTruncated && events)}
        href={href}
        className="wrap-anywhere @5xl:whitespace-nowrap inline-flex min-h-5 items-center rounded-tag text-brand @3xl:min-h-6"
      >
        {isTruncated ? <span aria-hidden="true">{href.slice(0, truncateAt)}...</span> : href}
        {isTruncated && <span className="sr-only">{href}</span>}
      </ExternalLink>
      {isTruncated && popover}
    </>
  )
}

export const Component = simpleList({
  feature: toKnow.record,
  create: CreateToKnow,
  update: UpdateToKnow,
  texts: toKnowTexts,
  columns: ({ inputs }) => [
    {
      key: "thumbnail",
      heading: inputs.playlist_thumbnail,
      inCard: "first",
      cell: (row) => <Thumbnail src={row.playlist_thumbnail} />,
    },
    { key: "title", heading: inputs.title, inCard: "first", cell: TitleCell },
    {
      key: "link",
      heading: inputs.playlist_link,
      inCard: "brief",
      cell: (row) => <PlaylistLink href={row.playlist_link} />,
    },
  ],
  fields: ({ field, optional, image }, { inputs }) => (
    <>
      <TextField label={inputs.title} autoComplete="off" {...field("title")} />
      <LinkField label={inputs.playlist_link} {...field("playlist_link")} />
      <TextField label={inputs.channel} autoComplete="off" {...optional("channel")} />
      <TextField label={inputs.videos} autoComplete="off" inputMode="numeric" {...optional("videos")} />
      <ImageField label={inputs.playlist_thumbnail} {...image("playlist_thumbnail")} {...field("playlist_thumbnail")} />
    </>
  ),
  inputOf: ({ videos }) => ({ videos: videos || "" }),
})
