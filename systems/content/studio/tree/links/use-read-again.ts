import { useNavigate, useParams } from 'react-router'

/** If it has a new version. */
export function useReadAgain(): (keys: string[]) => void {
  const { key: open } = useParams()
  const navigate = useNavigate()
  return keys => {
    if (open !== undefined && keys.includes(open)) navigate(`/pages/${open}?read=${Date.now()}`, { replace: true })
  }
}
