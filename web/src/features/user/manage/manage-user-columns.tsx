import { changeRole, formatPhone, type User } from "contract"
import { useId } from "react"
import { Link } from "react-router"
import { useDeviceName } from "#dashboard/device-name.ts"
import { createdOrder } from "#dashboard/list/created-at.ts"
import { userTexts } from "#features/user/texts.ts"
import { useTexts, useTextsAndFormat } from "#i18n/language.tsx"
import { paths, recordUrl } from "#paths.ts"
import { useMayCall } from "#session/may-call.ts"
import { useSession } from "#session/session.ts"
import { Badge } from "#ui/display/badge.tsx"
import type { Column } from "#ui/display/table.tsx"
import { popoverClass, usePopover } from "#ui/overlay/popover.ts"
import { BreakableText } from "#ui/text/breakable-text.tsx"
import { TruncatedText, useFullTextPopover } from "#ui/text/truncated-text.tsx"
import { truncationIndex } from "#ui/text/truncation-index.ts"
import { hasInvitationEnded } from "./manage-invitation.tsx"
import { RoleSelect } from "./manage-roles.tsx"

/** A row truncates longer texts. The spaces that group a phone number are not counted. */
const maxCharacters = { name: 12, email: 20, phone: 15 }

// No element of its own, because a list may have a hundred rows.
const checkMark =
  "inline-flex size-5 justify-center text-success before:mt-0.5 before:h-3 before:w-1.5 before:rotate-45 before:border-current before:border-r-2 before:border-b-2"

export function unverifiedText(user: User, texts: typeof userTexts.bn): string {
  if (!user.invitedAt) return texts.notVerified
  return hasInvitationEnded(user) ? texts.invitation.ended : texts.invitation.invited
}

export function useUserColumns(): Column<User>[] {
  const texts = useTexts(userTexts)
  const ownId = useSession().user?._id
  const mayChangeRole = useMayCall()(changeRole)
  return [
    {
      key: "name",
      heading: texts.userName,
      inCard: "first",
      sort: { field: "name", by: "text" },
      cell: (user) => (
        <div className="flex flex-wrap items-center gap-x-2">
          <NameLink id={user._id} name={user.name} />
          {user.isVerified && (
            <span role="img" aria-label={texts.verified} title={texts.verified} className={checkMark} />
          )}
          {user._id === ownId && <Badge tone="brand">{texts.you}</Badge>}
          {!user.isVerified && <Badge>{unverifiedText(user, texts)}</Badge>}
        </div>
      ),
    },
    {
      key: "contact",
      heading: texts.contact,
      inCard: "brief",
      sort: { field: "email", by: "text" },
      cell: ({ email, phone }) => (
        <div className="leading-5 @max-3xl:flex @max-3xl:h-5 @max-3xl:gap-x-2 @3xl:grid">
          <TruncatedText text={email} maxCharacters={maxCharacters.email} />
          {phone && (
            <span className="whitespace-nowrap text-muted text-xs leading-4">
              {phone.length > maxCharacters.phone ? (
                <TruncatedText text={phone} maxCharacters={maxCharacters.phone} />
              ) : (
                formatPhone(phone)
              )}
            </span>
          )}
        </div>
      ),
    },
    { key: "session", heading: texts.session, inCard: "none", cell: (user) => <UserSessions user={user} /> },
    {
      key: "role",
      heading: texts.role,
      inCard: "control",
      cell: (user) => (mayChangeRole ? <RoleSelect user={user} /> : texts.roles[user.role]),
    },
    createdOrder(texts.joined),
  ]
}

/** Links to the user's page. Truncated as the contact is; a popover shows the full name. */
function NameLink({ id, name }: { id: string; name: string }) {
  const { events, popover } = useFullTextPopover(name)
  const end = truncationIndex(maxCharacters.name, name)
  return (
    <>
      <Link
        {...(end !== null && { ...events, "aria-description": name })}
        to={recordUrl(paths.user, id)}
        className="wrap-anywhere inline-flex min-h-6 items-center font-semibold text-brand"
      >
        <BreakableText text={end === null ? name : `${name.slice(0, end)}...`} />
      </Link>
      {end !== null && popover}
    </>
  )
}

/** The number of signed-in devices; hover, focus or a press shows which they are. */
function UserSessions({ user: { name, userAgent } }: { user: User }) {
  const { texts, format } = useTextsAndFormat(userTexts)
  const id = useId()
  const nameOf = useDeviceName()
  const hint = usePopover<HTMLButtonElement, HTMLDivElement>()
  const count = format.number(userAgent.length)
  if (userAgent.length === 0) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{texts.noSession}</span>
      </span>
    )
  }
  const lines = [...Map.groupBy(userAgent, nameOf)].map(([device, same]) =>
    same.length === 1 ? device : texts.sameDevices(device, format.number(same.length)),
  )
  return (
    <>
      <button
        type="button"
        {...hint.anchor}
        aria-label={texts.sessionsOf(count, userAgent.length === 1, name)}
        aria-expanded={hint.isOpen}
        aria-describedby={id}
        className="-mx-3 inline-flex min-h-11 min-w-11 items-center rounded-field px-3 font-semibold text-brand underline decoration-dotted underline-offset-4 hover:bg-sunken @3xl:min-h-9"
      >
        {count}
      </button>
      <div {...hint.box} id={id} className={popoverClass}>
        {/* No list for a single one: the table may have a hundred rows. */}
        {lines.length === 1 ? (
          lines[0]
        ) : (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
