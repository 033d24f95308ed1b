import { Link } from "react-router"
import { ApiProvider } from "#api/api-provider.tsx"
import { useLogout } from "#api/own-account.ts"
import { useCommonTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Avatar } from "#ui/image/avatar.tsx"
import { MenuButton } from "#ui/overlay/menu-button.tsx"

/** With its own ApiProvider, so that the header of public pages loads both only for signed-in users. */
export const AvatarMenu = () => (
  <ApiProvider>
    <UserMenu />
  </ApiProvider>
)

const itemClass =
  "flex min-h-11 w-full cursor-pointer select-none items-center rounded-field px-3 py-1.5 text-start text-ink no-underline outline-none focus:bg-brand focus:text-on-brand"

function UserMenu() {
  const texts = useCommonTexts().header
  const { user } = useSession()
  const logout = useLogout()
  const links = [
    { label: texts.myProfile, to: paths.myProfile },
    { label: texts.dashboard, to: paths.dashboard },
  ]
  if (!user) return null
  return (
    <MenuButton
      heading={texts.greeting(user.name)}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field text-muted hover:bg-sunken hover:text-ink aria-expanded:bg-sunken"
      label={
        <>
          <span className="sr-only">{texts.account}</span>
          <Avatar photo={user.photo} />
        </>
      }
    >
      {(item) => (
        <>
          {links.map(({ label, to }) => (
            <Link key={to} to={to} {...item()} className={itemClass}>
              {label}
            </Link>
          ))}
          <button type="button" {...item(logout)} className={itemClass}>
            {texts.logout}
          </button>
        </>
      )}
    </MenuButton>
  )
}
