import { DropdownMenu } from "radix-ui"
import { Link } from "react-router"
import { ApiProvider } from "#api/api-provider.tsx"
import { useLogout } from "#api/own-account.ts"
import { useCommonTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Avatar } from "#ui/avatar.tsx"

/** With its own ApiProvider, so that the header of public pages loads both only for signed-in users. */
export const AvatarMenu = () => (
  <ApiProvider>
    <UserMenu />
  </ApiProvider>
)

const itemClass =
  "flex min-h-11 cursor-pointer select-none items-center rounded-field px-3 py-1.5 outline-none data-highlighted:bg-brand data-highlighted:text-on-brand data-highlighted:shadow-none"

function UserMenu() {
  const texts = useCommonTexts().header
  const { user } = useSession()
  const logout = useLogout()
  if (!user) return null
  const links = [
    { label: texts.myProfile, to: paths.myProfile },
    { label: texts.dashboard, to: paths.dashboard },
  ]
  return (
    // Not modal, so that the page can still be scrolled and clicked.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken">
        <span className="sr-only">{texts.account}</span>
        <Avatar photo={user.photo} />
      </DropdownMenu.Trigger>
      {/* Not in a portal, so that it stays inside the same landmark as its button. */}
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
          <DropdownMenu.Item key={to} asChild className={itemClass}>
            <Link to={to}>{label}</Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item onSelect={logout} className={itemClass}>
          {texts.logout}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
