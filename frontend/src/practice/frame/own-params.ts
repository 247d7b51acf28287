/** What the address says of a visit to a question; everything else in it is the list that the question stands in. */
const ownParams = ['submission', 'tab', 'compare'];

export const withoutOwn = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params);
  for (const key of ownParams) rest.delete(key);
  return rest;
};
