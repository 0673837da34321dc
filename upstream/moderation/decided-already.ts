interface Earlier {
  account_id: number | null;
  staff_name: string;
}

/** For staff who came second: who has already decided, and what. `label` describes the decision. */
export const decidedAlready = ({ account_id, staff_name }: Earlier, label: string, by: { id: number }) =>
  `${account_id === by.id ? "You have" : `${staff_name} has`} decided this already: ${label.toLowerCase()}.`;
