import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import type { TreeNode } from '@agency/contracts/manage/nodes/tree.ts'
import { type ComponentProps, useState } from 'react'
import { may } from '../../calls/session.ts'
import { Box } from '../../parts/forms/box.tsx'
import { MainButton } from '../../parts/forms/buttons.tsx'
import { DateControl } from '../../parts/forms/date-control.tsx'
import type { Done, Work } from '../../parts/forms/use-call.ts'
import { malaysianTime, malaysianTimeToInstant } from '../../parts/malaysian-time.ts'
import { NodeSearch } from '../../parts/nodes/node-search.tsx'
import { isWithin } from '../../parts/nodes/nodes-by-place.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'
import { ReleaseChoice } from './release-choice.tsx'
import { datesOne, moveOne } from './work.ts'

type FormProps = { onRun: (work: Work<TreeNode>) => void }

export const JustDo = ({ action, onRun }: { action: 'publish' | 'takeOff'; onRun: () => void }) => (
  <>
    <p>{words.many.helps[action]}</p>
    <MainButton onClick={onRun}>{words.many.actions[action]}</MainButton>
  </>
)

export const ReleaseForm = ({ onChosen }: ComponentProps<typeof ReleaseChoice>) => (
  <>
    <p>{words.many.helps.release}</p>
    <ReleaseChoice onChosen={onChosen} />
  </>
)

type Dates = Partial<Pick<NodeDocument, 'publishAt' | 'unpublishAt'>>

/** Unticked dates stay. */
export function DatesForm({ onRun }: FormProps) {
  const { user } = useStudio()
  const [dates, setDates] = useState<Dates>({})
  const isChosen = Object.values(dates).some(date => date !== undefined)
  return (
    <div className="form-column">
      {(['publishAt', 'unpublishAt'] as const).map(name => (
        <div key={name} className="field">
          <Box
            checked={dates[name] !== undefined}
            onChange={({ target }) => setDates({ ...dates, [name]: target.checked ? null : undefined })}
          >
            {words.many.change(words.page[name])}
          </Box>
          {dates[name] !== undefined && (
            <DateControl
              id={`many-${name}`}
              label={words.page[name]}
              withTime
              value={malaysianTime(dates[name])}
              onChange={time => setDates({ ...dates, [name]: malaysianTimeToInstant(time) ?? null })}
            />
          )}
        </div>
      ))}
      <p className="field__hint">
        {words.many.helps.noDate} {words.many.helps.dates}
      </p>
      <MainButton disabled={!isChosen} onClick={() => onRun(datesOne(filled(dates), may(user, 'publisher')))}>
        {words.many.actions.dates}
      </MainButton>
    </div>
  )
}

/** Without unchanged dates. */
const filled = (dates: Dates): Dates =>
  Object.fromEntries(Object.entries(dates).filter(([, date]) => date !== undefined))

export function MoveForm({ nodes: chosen, onRun }: FormProps & { nodes: TreeNode[] }) {
  const { nodes, types } = useStudio()
  const [parent, setParent] = useState<{ key: string; name: string; alias: string }>()
  async function move(node: TreeNode): Promise<Done> {
    if (parent === undefined) throw new Error()
    if (isWithin(nodes, parent.key, node.key)) throw new Error(words.many.belowItself)
    if (types.get(parent.alias)?.allowedChildren?.includes(node.alias) === false) throw new Error(words.many.doesNotFit)
    const siblings = nodes.below.get(node.parentKey) ?? []
    return moveOne(node, parent.key, siblings[siblings.findIndex(({ key }) => key === node.key) + 1]?.key)
  }
  return (
    <div className="form-column">
      <p>{words.many.helps.move}</p>
      <NodeSearch onPick={setParent} fits={({ key }) => !chosen.some(node => node.key === key)} />
      {parent && <MainButton onClick={() => onRun(move)}>{words.tree.moveBelow(parent.name)}</MainButton>}
    </div>
  )
}
