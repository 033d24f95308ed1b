import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"

const inHash = /^#([\w-]{43})$/

/**
 * The secret in the address of a mail's link: undefined until the browser has looked, empty when there is none. It
 * leaves the address bar at once, and stays with the tab: it is still there when a phone has dropped the page while its
 * reader was elsewhere, or when the page is asked for in the other language.
 */
export function useLinkToken() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const found = inHash.exec(hash)?.[1]
    if (found) {
      keep(pathname, found)
      void navigate(".", { replace: true })
    }
    setToken((known) => found ?? known ?? kept(pathname))
  }, [pathname, hash, navigate])

  function forget() {
    keep(pathname, "")
    setToken("")
  }
  return { token, forget }
}

const keyOf = (pathname: string) => `link ${pathname}`

function keep(pathname: string, token: string) {
  try {
    sessionStorage.setItem(keyOf(pathname), token)
  } catch {
    // Then the link works until the page is left.
  }
}

function kept(pathname: string): string {
  try {
    return sessionStorage.getItem(keyOf(pathname)) ?? ""
  } catch {
    return ""
  }
}
