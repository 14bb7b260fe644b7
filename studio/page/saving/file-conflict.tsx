import type { NodeDocument } from '@agency/contracts/manage/nodes/node.ts'
import { Icon } from '@agency/ui/pictures/icon.tsx'
import { useState } from 'react'
import { editableOf } from '../../calls/nodes.ts'
import { words } from '../../words/words.ts'
import { Merge } from '../versions/merge.tsx'
import type { OpenPage } from './use-open-page.ts'

/** The content file of a page and the studio were both changed. Publishing decides, once somebody has compared the two. */
export function FileConflict({ page, document }: { page: OpenPage; document: NodeDocument }) {
  const [chosenFrom, setChosenFrom] = useState<string>()
  const { conflict, file } = document
  if (!conflict || !file) return null
  const path = file.path
  if (chosenFrom === conflict.at)
    return (
      <p className="notice-box" role="status">
        <Icon name="circle-alert" /> {words.fileConflict.publish}
      </p>
    )
  return (
    <Merge
      title={words.fileConflict.title(path)}
      help={words.fileConflict.help}
      mine={page.draft}
      theirs={editableOf(conflict)}
      whose={conflict.by === 'file' ? words.fileConflict.file : words.fileConflict.draft}
      onChosen={draft => {
        setChosenFrom(conflict.at)
        page.replace(draft, page.status.version, false)
      }}
    />
  )
}
