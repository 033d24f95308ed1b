import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { tabStorage } from "#browser-storage.ts"

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
      tabStorage.set(keyOf(pathname), found)
      void navigate(".", { replace: true })
    }
    setToken((known) => found ?? known ?? tabStorage.get(keyOf(pathname)) ?? "")
  }, [pathname, hash, navigate])

  function forget() {
    tabStorage.set(keyOf(pathname), "")
    setToken("")
  }
  return { token, forget }
}

const keyOf = (pathname: string) => `link ${pathname}`
