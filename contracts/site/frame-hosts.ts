/** Whose frames editors may put into a text: the hosts, by what they show. */
export const frameHosts = {
  youtube: /^(www\.)?youtube(-nocookie)?\.com$/,
  vimeo: /^player\.vimeo\.com$/,
  googleMaps: /^(www|maps)\.google\.[a-z.]{2,6}$/,
  openStreetMap: /^www\.openstreetmap\.org$/,
}
