import { useNavigate } from 'react-router'
import { NodeSearch } from '../../parts/nodes/node-search.tsx'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { toHeading } from '../../parts/use-arrival.ts'
import { Window } from '../../parts/window.tsx'
import { words } from '../../words/words.ts'
import { fieldHits } from './field-hits.ts'

type SearchDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  const navigate = useNavigate()
  const studio = useStudio()
  return (
    <Window title={words.search.title} isOpen={isOpen} onOpenChange={onOpenChange}>
      <NodeSearch
        first={typed => fieldHits(studio, typed)}
        onAll={typed => {
          onOpenChange(false)
          navigate(`/search?q=${encodeURIComponent(typed)}`, { state: toHeading })
        }}
        onPick={({ key, hash = '' }) => {
          onOpenChange(false)
          navigate(`/pages/${key}${hash}`, { state: toHeading })
        }}
      />
    </Window>
  )
}
