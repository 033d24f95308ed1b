import { DropdownMenu } from "radix-ui"
import { Link } from "react-router"
import { ApiProvider } from "#api/api-provider.tsx"
import { useLogout } from "#api/own-account.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Avatar } from "#ui/avatar.tsx"

/** Brings the API's cache along: the header of public pages loads both only for who is signed in. */
export const AvatarMenu = () => (
  <ApiProvider>
    <UserMenu />
  </ApiProvider>
)

const itemLooks =
  "flex min-h-11 cursor-pointer select-none items-center rounded-field px-3 py-1.5 outline-none data-highlighted:bg-brand data-highlighted:text-on-brand data-highlighted:shadow-none"

function UserMenu() {
  const texts = useTexts().header
  const { user } = useSession()
  const logout = useLogout()
  if (!user) return null
  const links = [
    { label: texts.myProfile, to: paths.myProfile },
    { label: texts.dashboard, to: paths.dashboard },
  ]
  return (
    // Not modal: the page around it can still be scrolled and pressed.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken">
        <span className="sr-only">{texts.account}</span>
        <Avatar photo={user.photo} />
      </DropdownMenu.Trigger>
      {/* In place, not in a portal: so it stays inside the landmark that its button is in. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line-strong bg-surface p-1 text-ink shadow-none outline-none data-[state=open]:animate-fade-in"
      >
        <DropdownMenu.Label className="truncate px-3 py-2 font-semibold">
          {texts.greeting(user.name)}
        </DropdownMenu.Label>
        {links.map(({ label, to }) => (
          <DropdownMenu.Item key={to} asChild className={itemLooks}>
            <Link to={to}>{label}</Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item onSelect={logout} className={itemLooks}>
          {texts.logout}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
