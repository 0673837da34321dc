import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { signInRequest } from "~/contracts/session";

/** Attributes of the inputs, from the same schema that the server checks with; zod itself stays here. */
export const signInConstraint = () => getZodConstraint(signInRequest);

export const parseSignIn = (form: FormData) => parseWithZod(form, { schema: signInRequest });
