import { getBatchCandidates, getNewNumbers, maxNewNumbers } from "contract"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { injectCalls } from "#api/calls.ts"
import { useDebounced } from "#ui/use-debounced.ts"
import type { BatchState } from "./batch-rows.ts"

const { useLazyGetBatchCandidatesQuery, useLazyGetNewNumbersQuery } = injectCalls({ getBatchCandidates, getNewNumbers })

/** `batchNo` is that of the found state: until it is that of the form, nothing may be issued. */
export type FoundState = BatchState & { count: number; isFailed: boolean }

const nothing: FoundState = { batchNo: "", count: 0, isFailed: false, emails: new Set(), numbers: [] }

/**
 * The holders in a batch, and `count` new numbers for it. They stay as they are until `reload`: if they followed every change of the
 * certificates, the numbers of a list would change under the eyes of the user, or after a lost response.
 */
export function useBatchState(batchNo: string, count: number) {
  const [getCandidates] = useLazyGetBatchCandidatesQuery()
  const [getNumbers] = useLazyGetNewNumbersQuery()
  const [state, setState] = useState(nothing)
  const latest = useRef("")
  const wanted = useDebounced(batchNo, 300)

  async function reload() {
    latest.current = batchNo
    const query = { batchNo, count: String(Math.min(count, maxNewNumbers)) }
    const [candidates, numbers] = await Promise.all([getCandidates({ query: { batchNo } }), getNumbers({ query })])
    // The batch was changed meanwhile.
    if (latest.current !== batchNo) return
    setState({
      ...{ batchNo, count, isFailed: !candidates.data || !numbers.data },
      emails: new Set(candidates.data?.data.map(({ candidateEmail }) => candidateEmail)),
      numbers: numbers.data?.data ?? [],
    })
  }
  const load = useEffectEvent((batchNo: string, count: number) => {
    if (batchNo !== "" && count > 0 && (state.batchNo !== batchNo || state.count < count)) void reload()
  })
  useEffect(() => load(wanted, count), [wanted, count])
  return { state: state.batchNo === batchNo ? state : { ...nothing }, reload }
}
