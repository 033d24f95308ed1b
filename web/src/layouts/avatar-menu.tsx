import { ApiProvider } from "#api/api-provider.tsx"
import { useLogout } from "#api/own-account.ts"
import { useTexts } from "#i18n/language.tsx"
import { paths } from "#paths.ts"
import { useSession } from "#session/session.ts"
import { Avatar } from "#ui/avatar.tsx"
import { Menu } from "#ui/menu.tsx"

/** Brings the API's cache along: the header of public pages loads both only for who is signed in. */
export const AvatarMenu = () => (
  <ApiProvider>
    <UserMenu />
  </ApiProvider>
)

function UserMenu() {
  const texts = useTexts().header
  const { user } = useSession()
  const logout = useLogout()
  if (!user) return null
  return (
    <Menu
      label={texts.account}
      heading={texts.greeting(user.name)}
      trigger={<Avatar photo={user.photo} />}
      items={[
        { label: texts.myProfile, to: paths.myProfile },
        { label: texts.dashboard, to: paths.dashboard },
        { label: texts.logout, onSelect: logout },
      ]}
    />
  )
}
