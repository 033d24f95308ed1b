import { lazy, type ReactNode, Suspense, useState } from "react"

const DocumentsDialog = lazy(async () => ({ default: (await import("./documents-dialog.tsx")).DocumentsDialog }))

type DownloadDocumentsProps = {
  query: Record<string, string | undefined>
  count: number
  children: (open: () => void) => ReactNode
}

/** A button that opens the dialog for the documents of many certificates, whose code is loaded then. */
export function DownloadDocuments({ query, count, children }: DownloadDocumentsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <DocumentsDialog query={query} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
