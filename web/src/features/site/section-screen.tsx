import type { SectionVersion, SiteSection } from "contract"
import { type ReactNode, useState } from "react"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { siteTexts } from "./texts.ts"

/** A section as its form starts from it, and as it is saved at present. */
export type OpenedSection<Row> = {
  record: Row
  present: Row
  /** Starts the form again when this version, which is not from the form, has been read. */
  onReplaced: (version: number) => void
}

export type SectionScreenProps<Row> = {
  section: SiteSection
  /** A query that reads the section from the server: a form that started from a cached state would seem to overwrite newer values. */
  result: { data?: { data: Row }; error?: unknown; isFetching: boolean; refetch: () => unknown }
  /** The form, with `key`. */
  children: (opened: OpenedSection<Row>, key: number) => ReactNode
}

/** Loads a section for its form. */
export function SectionScreen<Row extends SectionVersion>({ section, result, children }: SectionScreenProps<Row>) {
  const texts = useTexts(siteTexts)
  const { data, error, isFetching } = result
  const [opened, setOpened] = useState<Row>()
  const [awaited, setAwaited] = useState(0)
  const [forms, setForms] = useState(0)
  const present = data?.data
  const isFresh = present && !isFetching && !error
  if (isFresh && (!opened || (awaited > 0 && present.version >= awaited))) {
    setOpened(present)
    setAwaited(0)
    setForms(forms + 1)
  }
  const { name, text } = texts.sections[section]
  return (
    <Screen title={name} text={text}>
      <Loaded
        result={{ ...result, data: opened && present }}
        failed={texts.loadFailed}
        skeleton={<Skeleton rows={6} />}
      >
        {(present) => {
          const record = opened ?? present
          return children({ record, present, onReplaced: setAwaited }, forms)
        }}
      </Loaded>
    </Screen>
  )
}
