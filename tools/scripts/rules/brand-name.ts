/** The brand is a setting of the content system; the code does not know it. */
import { code, conclude, read, sourceFiles } from '../checks/source-files.ts'

const settings = 'systems/content/content/settings.md'
const value = (name: string) => new RegExp(`^${name}:\\s*['"]?(.+?)['"]?\\s*$`, 'm').exec(read(settings))?.[1]
const names = [
  'brandName',
  'hotline',
  'enquiriesPhone',
  'supportMailbox',
  'agentMailbox',
  'privacyMailbox',
  'legalName',
].map(value)

const complaints = []
for (const name of sourceFiles(code)) {
  const text = read(name).toLowerCase()
  for (const one of names) {
    if (one && text.includes(one.toLowerCase())) complaints.push(`${name}: ${one} belongs in the content settings only`)
  }
}
if (!names[0]) complaints.push(`${settings}: there is no brandName to look for`)
conclude(complaints)
