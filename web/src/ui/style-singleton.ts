// biome-ignore-all lint/correctness/noComponentHookFactories: the API of the package that it replaces; called once, at module level
import { useEffect } from "react"

// Replaces `react-style-singleton` (vite.config.ts), which Radix uses for its scroll lock: the Content-Security-Policy
// blocks its <style> elements, but not constructed style sheets.
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined

  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, the first styles stay unless they are dynamic
    useEffect(() => {
      users += 1
      if (users === 1) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        users -= 1
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
      }
    }, [styles && dynamic])
    return null
  }
}
