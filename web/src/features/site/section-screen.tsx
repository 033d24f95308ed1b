import type { Call, SectionVersion } from "contract"
import { useState } from "react"
import type { FieldValues } from "react-hook-form"
import { injectCalls } from "#api/calls.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { SectionForm, type SectionPlan } from "./section-form.tsx"
import { siteTexts } from "./texts.ts"

type SectionScreenPlan<Input extends FieldValues, Output extends object, Row> = SectionPlan<Input, Output, Row> & {
  /** Reads the section. */
  get: Call
  /** A hook that gets what is saved at present. */
  useSaved?: (saved: Row | undefined) => void
}

type Queries<Row> = {
  useQuery: (
    input: undefined,
    options: { refetchOnMountOrArgChange: true },
  ) => { data?: { data: Row }; error?: unknown; isFetching: boolean; refetch: () => unknown }
  useLazyQuery: () => readonly [() => { unwrap: () => Promise<{ data: Row }> }, ...unknown[]]
}

/** The screen of a section: loads it for its form. */
export function sectionScreen<Input extends FieldValues, Output extends object, Row extends SectionVersion>(
  screenPlan: SectionScreenPlan<Input, Output, Row>,
) {
  const { get, useSaved = () => {}, ...plan } = screenPlan
  const endpoint = `site.${plan.section}`
  const { useQuery, useLazyQuery } = injectCalls({ [endpoint]: get }).endpoints[endpoint] as unknown as Queries<Row>

  // biome-ignore lint/correctness/noComponentHookFactories: modules call this, components do not
  return function SectionScreen() {
    const texts = useTexts(siteTexts)
    // From the server: a form that started from a cached state would seem to overwrite newer values.
    const result = useQuery(undefined, { refetchOnMountOrArgChange: true })
    const [read] = useLazyQuery()
    const [opened, setOpened] = useState<Row>()
    const [awaited, setAwaited] = useState(0)
    const [forms, setForms] = useState(0)
    const present = result.data?.data
    useSaved(present)
    const isFresh = present && !result.isFetching && !result.error
    if (isFresh && (!opened || (awaited > 0 && present.version >= awaited))) {
      setOpened(present)
      setAwaited(0)
      setForms(forms + 1)
    }
    const { name, text } = texts.sections[plan.section]
    return (
      <Screen title={name} text={text}>
        <Loaded
          result={{ ...result, data: opened && present }}
          failed={texts.loadFailed}
          skeleton={<Skeleton rows={6} />}
        >
          {(present) => (
            <SectionForm<Input, Output, Row>
              key={forms}
              {...plan}
              record={opened ?? present}
              present={present}
              readLatest={async () => (await read().unwrap()).data}
              onReplaced={setAwaited}
            />
          )}
        </Loaded>
      </Screen>
    )
  }
}
