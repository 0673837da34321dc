import { z } from "zod";

export const searchForm = z.object({ search_term: z.string().default("") });
