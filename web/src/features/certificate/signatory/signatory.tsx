import { getSignatories, type ListedSignatory } from "contract"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { fresh, useRead } from "#api/calls.ts"
import { Loaded } from "#dashboard/record/loaded.tsx"
import { Screen } from "#dashboard/screen.tsx"
import { useTexts } from "#i18n/language.tsx"
import { Button } from "#ui/button/button.tsx"
import { Skeleton } from "#ui/display/state.tsx"
import { SignatoryForm } from "./signatory-form.tsx"
import { SignatoryList } from "./signatory-list.tsx"
import { signatoryTexts } from "./signatory-texts.ts"

/** The signatory of certificates, with samples before it is saved. */
export function Component() {
  const texts = useTexts(signatoryTexts)
  // A form that started from a cached state would seem to overwrite newer values.
  const result = useRead(getSignatories, undefined, fresh)
  const { data, error, isFetching } = result
  const [isFresh, setFresh] = useState(false)
  if (!isFresh && data && !isFetching && !error) setFresh(true)
  const loaded = { ...result, data: isFresh ? data : undefined }
  return (
    <Screen title={texts.title} text={texts.text}>
      <Loaded result={loaded} failed={texts.loadFailed} skeleton={<Skeleton rows={5} />}>
        {(loaded) => <Signatories all={loaded.data} />}
      </Loaded>
    </Screen>
  )
}

function Signatories({ all }: { all: readonly ListedSignatory[] }) {
  const texts = useTexts(signatoryTexts)
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get("edit")
  const present = all.find(({ period }) => period === "present")
  const edited = all.find(({ _id }) => _id === chosen) ?? present
  if (!edited) return null
  const choose = (id: string | undefined) =>
    setParameters(id === undefined || id === present?._id ? {} : { edit: id }, { preventScrollReset: true })
  return (
    <>
      {edited !== present && (
        <div>
          <Button onClick={() => choose(undefined)}>{texts.editsPresent}</Button>
        </div>
      )}
      <SignatoryForm key={edited._id} signatory={edited} all={all} takesFocus={chosen !== null} onSaved={choose} />
      <SignatoryList all={all} edited={edited} onEdit={choose} />
    </>
  )
}
