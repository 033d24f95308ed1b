import type { Call, SectionVersion } from "contract"
import { useState } from "react"
import type { FieldValues } from "react-hook-form"
import type { ZodMiniType } from "zod/mini"
import { fresh, useRead } from "#api/calls.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { SectionForm, type SectionPlan } from "./section-form.tsx"
import { siteTexts } from "./texts.ts"

type GetSection<Row> = Call & { readonly response: ZodMiniType<{ data: Row }> }

type SectionScreenPlan<Input extends FieldValues, Output extends object, Row> = SectionPlan<Input, Output, Row> & {
  get: GetSection<Row>
  /** A hook that gets what is saved at present. */
  useSaved?: (saved: Row | undefined) => void
}

/** The screen of a section: loads it for its form. */
export function sectionScreen<Input extends FieldValues, Output extends object, Row extends SectionVersion>(
  screenPlan: SectionScreenPlan<Input, Output, Row>,
) {
  const { get, useSaved = () => {}, ...plan } = screenPlan

  // biome-ignore lint/correctness/noComponentHookFactories: modules call this, components do not
  return function SectionScreen() {
    const texts = useTexts(siteTexts)
    // From the server: a form that started from a cached state would seem to overwrite newer values.
    const result = useRead(get, undefined, fresh)
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
              readLatest={async () => (await result.refetch().unwrap()).data}
              onReplaced={setAwaited}
            />
          )}
        </Loaded>
      </Screen>
    )
  }
}
