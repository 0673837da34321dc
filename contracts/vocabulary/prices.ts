/** How many days a usual price looks back, including its own day (domain.md section 1). */
export const usualDays = 90;
